-- AlterTable
ALTER TABLE "Upload" ADD COLUMN     "clientKey" TEXT;

-- AlterTable
ALTER TABLE "OutboxMessage" ADD COLUMN     "recipientKey" TEXT;

-- CreateTable
CREATE TABLE "RateCount" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "RateCount_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "RateCount_expire_idx" ON "RateCount"("expire");

-- CreateIndex
CREATE INDEX "Upload_clientKey_createdAt_idx" ON "Upload"("clientKey", "createdAt");

-- CreateIndex
CREATE INDEX "OutboxMessage_recipientKey_createdAt_idx" ON "OutboxMessage"("recipientKey", "createdAt");
