-- CreateTable
CREATE TABLE "ListSync" (
    "emailKey" TEXT NOT NULL PRIMARY KEY,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "nextAt" BIGINT NOT NULL DEFAULT 0,
    "lastError" TEXT
);

-- CreateIndex
CREATE INDEX "ListSync_nextAt_idx" ON "ListSync"("nextAt");
