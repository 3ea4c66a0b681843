-- DropIndex
DROP INDEX "games_black_id_ended_at_id_idx";

-- DropIndex
DROP INDEX "games_black_id_status_idx";

-- DropIndex
DROP INDEX "games_white_id_ended_at_id_idx";

-- DropIndex
DROP INDEX "games_white_id_status_idx";

-- CreateIndex
CREATE INDEX "games_white_id_status_created_at_id_idx" ON "games"("white_id", "status", "created_at", "id");

-- CreateIndex
CREATE INDEX "games_black_id_status_created_at_id_idx" ON "games"("black_id", "status", "created_at", "id");

-- CreateIndex
CREATE INDEX "games_white_id_status_ended_at_id_idx" ON "games"("white_id", "status", "ended_at", "id");

-- CreateIndex
CREATE INDEX "games_black_id_status_ended_at_id_idx" ON "games"("black_id", "status", "ended_at", "id");

-- CreateIndex
CREATE INDEX "games_white_id_created_at_id_idx" ON "games"("white_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "games_black_id_created_at_id_idx" ON "games"("black_id", "created_at", "id");

-- What Prisma cannot say: the public games of a player, by their end and by their length. A game comes into these when
-- it has ended, so that no move of a running one has to be written into them.
CREATE INDEX "games_public_white_ended_idx" ON "games"("white_id", "ended_at", "id") WHERE "status" = 'finished' AND "listed";
CREATE INDEX "games_public_black_ended_idx" ON "games"("black_id", "ended_at", "id") WHERE "status" = 'finished' AND "listed";
CREATE INDEX "games_public_white_ply_idx" ON "games"("white_id", "ply", "id") WHERE "status" = 'finished' AND "listed";
CREATE INDEX "games_public_black_ply_idx" ON "games"("black_id", "ply", "id") WHERE "status" = 'finished' AND "listed";
