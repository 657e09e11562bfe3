-- AlterTable
ALTER TABLE "OutboxMessage" ADD COLUMN "outcome" TEXT;
ALTER TABLE "OutboxMessage" ADD COLUMN "outcomeAt" DATETIME;

-- CreateIndex
CREATE INDEX "OutboxMessage_carrierId_idx" ON "OutboxMessage"("carrierId");
