-- CreateEnum
CREATE TYPE "time_control_kind" AS ENUM ('untimed', 'realtime', 'correspondence');

-- CreateTable
CREATE TABLE "bot_offers" (
    "player_id" TEXT NOT NULL,
    "games" INTEGER NOT NULL,
    "time_controls" "time_control_kind"[],
    "min_initial_seconds" INTEGER NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bot_offers_pkey" PRIMARY KEY ("player_id")
);

-- AddForeignKey
ALTER TABLE "bot_offers" ADD CONSTRAINT "bot_offers_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;
