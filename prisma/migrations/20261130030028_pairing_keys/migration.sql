-- AlterTable
ALTER TABLE "games" ADD COLUMN     "paired_by_id" TEXT,
ADD COLUMN     "paired_key" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "games_paired_by_id_paired_key_key" ON "games"("paired_by_id", "paired_key");

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_paired_by_id_fkey" FOREIGN KEY ("paired_by_id") REFERENCES "players"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
