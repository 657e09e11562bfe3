-- AlterTable
ALTER TABLE "Subscriber" ADD COLUMN "leftBy" TEXT;

-- CreateTable
CREATE TABLE "PersonAlias" (
    "emailKey" TEXT NOT NULL PRIMARY KEY,
    "mainKey" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "PersonAlias_mainKey_idx" ON "PersonAlias"("mainKey");
