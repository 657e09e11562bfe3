-- CreateIndex
CREATE INDEX "OutboxMessage_kind_createdAt_idx" ON "OutboxMessage"("kind", "createdAt");
