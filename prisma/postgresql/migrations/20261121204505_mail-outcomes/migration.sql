-- CreateEnum
CREATE TYPE "MailOutcome" AS ENUM ('delivered', 'bounced', 'complained');

-- AlterTable
ALTER TABLE "OutboxMessage" ADD COLUMN     "outcome" "MailOutcome",
ADD COLUMN     "outcomeAt" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "OutboxMessage_carrierId_idx" ON "OutboxMessage"("carrierId");
