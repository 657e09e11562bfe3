-- CreateTable
CREATE TABLE "ListSync" (
    "emailKey" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "nextAt" BIGINT NOT NULL DEFAULT 0,
    "lastError" TEXT,

    CONSTRAINT "ListSync_pkey" PRIMARY KEY ("emailKey")
);

-- CreateIndex
CREATE INDEX "ListSync_nextAt_idx" ON "ListSync"("nextAt");
