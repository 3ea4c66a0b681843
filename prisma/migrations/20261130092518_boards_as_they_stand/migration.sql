-- AlterTable
ALTER TABLE "games" ADD COLUMN     "fen" TEXT,
ADD COLUMN     "losses" TEXT;
