-- CreateEnum
CREATE TYPE "LeftBy" AS ENUM ('link', 'bounce', 'complaint', 'owner');

-- AlterEnum
ALTER TYPE "OutboxState" ADD VALUE 'collected';

-- AlterTable
ALTER TABLE "Subscriber" ADD COLUMN     "leftBy" "LeftBy";

-- CreateTable
CREATE TABLE "PersonAlias" (
    "emailKey" TEXT NOT NULL,
    "mainKey" TEXT NOT NULL,

    CONSTRAINT "PersonAlias_pkey" PRIMARY KEY ("emailKey")
);

-- CreateIndex
CREATE INDEX "PersonAlias_mainKey_idx" ON "PersonAlias"("mainKey");
