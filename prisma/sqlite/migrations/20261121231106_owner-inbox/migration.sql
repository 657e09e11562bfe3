-- AlterTable
ALTER TABLE "Lead" ADD COLUMN "answeredAt" DATETIME;
ALTER TABLE "Lead" ADD COLUMN "remindOn" TEXT;
ALTER TABLE "Lead" ADD COLUMN "valueCents" INTEGER;

-- CreateTable
CREATE TABLE "LeadSearch" (
    "leadId" TEXT NOT NULL PRIMARY KEY,
    "text" TEXT NOT NULL,
    CONSTRAINT "LeadSearch_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Note" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "leadId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Note_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "Note_leadId_createdAt_idx" ON "Note"("leadId", "createdAt");

-- CreateIndex
CREATE INDEX "Lead_state_createdAt_idx" ON "Lead"("state", "createdAt");

-- CreateIndex
CREATE INDEX "Lead_remindOn_idx" ON "Lead"("remindOn");

-- The nearest that is known of leads answered until now
UPDATE "Lead" SET "answeredAt" = "updatedAt" WHERE "state" IN ('replied', 'won', 'lost');
