-- AlterTable
ALTER TABLE "games" ADD COLUMN     "rests_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "bot_offers" ADD COLUMN     "of_host" BOOLEAN NOT NULL DEFAULT false;

-- What Prisma cannot say: the running games of a bot that take its room, however many more it has.
CREATE INDEX "games_lively_white_idx" ON "games"("white_id", "rests_at") WHERE "status" = 'active';
CREATE INDEX "games_lively_black_idx" ON "games"("black_id", "rests_at") WHERE "status" = 'active';

-- As the API works it out from now on.
UPDATE "games" SET "rests_at" = CASE
    WHEN "initial_seconds" IS NOT NULL THEN TIMESTAMPTZ '9999-12-31 00:00:00Z'
    ELSE COALESCE((SELECT max("played_at") FROM "moves" WHERE "game_id" = "games"."id"), "started_at") + interval '1 hour'
END WHERE "status" = 'active';
