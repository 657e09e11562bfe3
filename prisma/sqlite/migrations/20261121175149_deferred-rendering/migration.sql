-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_OutboxMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "leadId" TEXT,
    "subscriberId" TEXT,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "sender" TEXT,
    "replyTo" TEXT,
    "subject" TEXT NOT NULL,
    "html" TEXT,
    "text" TEXT,
    "headers" TEXT NOT NULL DEFAULT '{}',
    "state" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leaseUntil" DATETIME,
    "leaseOwner" TEXT,
    "firstTriedAt" DATETIME,
    "sentAt" DATETIME,
    "carrierId" TEXT,
    "lastError" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "OutboxMessage_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_OutboxMessage" ("attempts", "carrierId", "createdAt", "firstTriedAt", "headers", "html", "id", "kind", "lastError", "leadId", "leaseOwner", "leaseUntil", "nextAt", "recipient", "replyTo", "sender", "sentAt", "state", "subject", "subscriberId", "text") SELECT "attempts", "carrierId", "createdAt", "firstTriedAt", "headers", "html", "id", "kind", "lastError", "leadId", "leaseOwner", "leaseUntil", "nextAt", "recipient", "replyTo", "sender", "sentAt", "state", "subject", "subscriberId", "text" FROM "OutboxMessage";
DROP TABLE "OutboxMessage";
ALTER TABLE "new_OutboxMessage" RENAME TO "OutboxMessage";
CREATE INDEX "OutboxMessage_state_nextAt_idx" ON "OutboxMessage"("state", "nextAt");
CREATE INDEX "OutboxMessage_leadId_idx" ON "OutboxMessage"("leadId");
CREATE INDEX "OutboxMessage_subscriberId_idx" ON "OutboxMessage"("subscriberId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
