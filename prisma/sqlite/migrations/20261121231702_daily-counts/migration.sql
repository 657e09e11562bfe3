-- CreateTable
CREATE TABLE "DailyCount" (
    "day" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("day", "name")
);
