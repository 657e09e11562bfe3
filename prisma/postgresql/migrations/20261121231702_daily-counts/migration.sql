-- CreateTable
CREATE TABLE "DailyCount" (
    "day" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "DailyCount_pkey" PRIMARY KEY ("day","name")
);
