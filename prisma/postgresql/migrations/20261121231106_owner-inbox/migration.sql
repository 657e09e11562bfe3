-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "answeredAt" TIMESTAMP(3),
ADD COLUMN     "remindOn" TEXT,
ADD COLUMN     "valueCents" INTEGER;

-- CreateTable
CREATE TABLE "LeadSearch" (
    "leadId" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "LeadSearch_pkey" PRIMARY KEY ("leadId")
);

-- CreateTable
CREATE TABLE "Note" (
    "id" TEXT NOT NULL,
    "leadId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Note_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "Note_leadId_createdAt_idx" ON "Note"("leadId", "createdAt");

-- CreateIndex
CREATE INDEX "Lead_state_createdAt_idx" ON "Lead"("state", "createdAt");

-- CreateIndex
CREATE INDEX "Lead_remindOn_idx" ON "Lead"("remindOn");

-- AddForeignKey
ALTER TABLE "LeadSearch" ADD CONSTRAINT "LeadSearch_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Note" ADD CONSTRAINT "Note_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The nearest that is known of leads answered until now
UPDATE "Lead" SET "answeredAt" = "updatedAt" WHERE "state" IN ('replied', 'won', 'lost');
