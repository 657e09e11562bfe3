-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "wonAt" TIMESTAMP(3);

-- Nobody knows when those were won: as the accountant's list has had them so far.
UPDATE "Lead" SET "wonAt" = "createdAt" WHERE "state" = 'won';
