PRAGMA application_id = 1178686029;
PRAGMA user_version = 7;
BEGIN TRANSACTION;
CREATE TABLE chairs (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	person TEXT NOT NULL, 
	name TEXT NOT NULL, 
	level TEXT NOT NULL, 
	lot TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chairs" VALUES('under-the-oak-aaaaaaaaaa',0,'person','opener','Ada é','','');
INSERT INTO "chairs" VALUES('under-the-oak-aaaaaaaaaa',1,'bot','','Hodmedod','hen','');
INSERT INTO "chairs" VALUES('under-the-oak-bbbbbbbbbb',0,'person','opener','Ada é','','');
INSERT INTO "chairs" VALUES('under-the-oak-bbbbbbbbbb',1,'bot','','Hodmedod','hen','');
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	choice INTEGER NOT NULL, 
	at INTEGER NOT NULL, 
	note TEXT NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('under-the-oak-bbbbbbbbbb',0,3,1700000000000,'');
INSERT INTO "events" VALUES('under-the-oak-bbbbbbbbbb',1,0,1700000000001,'');
INSERT INTO "events" VALUES('under-the-oak-bbbbbbbbbb',2,-2,1700000000002,'');
INSERT INTO "events" VALUES('under-the-oak-bbbbbbbbbb',3,5,1700000000003,'');
INSERT INTO "events" VALUES('under-the-oak-bbbbbbbbbb',4,1,1700000000004,'');
INSERT INTO "events" VALUES('under-the-oak-bbbbbbbbbb',5,-2147483648,1700000000005,'{"deed":"pauses","seat":0}');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	opener TEXT NOT NULL, 
	opened INTEGER NOT NULL, 
	stage TEXT NOT NULL, 
	to_move INTEGER, 
	next TEXT, 
	customs TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	day TEXT NOT NULL, 
	branched TEXT NOT NULL, 
	result TEXT NOT NULL, 
	deal INTEGER NOT NULL, 
	seals TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('under-the-oak-aaaaaaaaaa','Under the oak','by_golly',1,'{"start": "0"}','ffffffffffffffff0000000000000005','opener',1700000000,'waiting',NULL,NULL,'{}','','','','',1,'');
INSERT INTO "tables" VALUES('under-the-oak-bbbbbbbbbb','Under the oak','by_golly',1,'{"start": "0"}','00000000000000070000000000000008','opener',1700000000,'playing',NULL,NULL,'{"table_clock": "2m"}','s3','','','',1,'');
CREATE INDEX ix_tables_opener ON tables (opener);
CREATE INDEX ix_chairs_person ON chairs (person);
COMMIT;
