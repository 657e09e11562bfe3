-- CreateEnum
CREATE TYPE "QuoteState" AS ENUM ('draft', 'sent', 'changes', 'accepted', 'withdrawn');

-- CreateTable
CREATE TABLE "Quote" (
    "id" TEXT NOT NULL,
    "leadId" TEXT NOT NULL,
    "openFor" TEXT,
    "token" TEXT NOT NULL,
    "state" "QuoteState" NOT NULL DEFAULT 'draft',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "lines" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "gstPercent" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "validUntil" TEXT NOT NULL,
    "requestedChange" TEXT,
    "sentAt" TIMESTAMP(3),
    "answeredAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Quote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Quote_openFor_key" ON "Quote"("openFor");

-- CreateIndex
CREATE UNIQUE INDEX "Quote_token_key" ON "Quote"("token");

-- CreateIndex
CREATE INDEX "Quote_leadId_createdAt_idx" ON "Quote"("leadId", "createdAt");
