-- CreateTable
CREATE TABLE "Quote" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "leadId" TEXT NOT NULL,
    "openFor" TEXT,
    "token" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "lines" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "gstPercent" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "validUntil" TEXT NOT NULL,
    "requestedChange" TEXT,
    "sentAt" DATETIME,
    "answeredAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Quote_openFor_key" ON "Quote"("openFor");

-- CreateIndex
CREATE UNIQUE INDEX "Quote_token_key" ON "Quote"("token");

-- CreateIndex
CREATE INDEX "Quote_leadId_createdAt_idx" ON "Quote"("leadId", "createdAt");
