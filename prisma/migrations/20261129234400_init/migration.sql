-- CreateEnum
CREATE TYPE "color" AS ENUM ('white', 'black');

-- CreateEnum
CREATE TYPE "piece_kind" AS ENUM ('pawn', 'knight', 'bishop', 'rook', 'queen', 'king');

-- CreateEnum
CREATE TYPE "game_status" AS ENUM ('waiting', 'active', 'finished', 'aborted');

-- CreateEnum
CREATE TYPE "end_reason" AS ENUM ('king_captured', 'resignation', 'timeout', 'stalemate', 'threefold_repetition', 'fifty_move_rule', 'agreement');

-- CreateEnum
CREATE TYPE "pairing" AS ENUM ('friend', 'anyone', 'same_device', 'computer');

-- CreateEnum
CREATE TYPE "delivery" AS ENUM ('token', 'cookie');

-- CreateTable
CREATE TABLE "players" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "is_bot" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "players_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "player_id" TEXT NOT NULL,
    "delivery" "delivery" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "games" (
    "id" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "status" "game_status" NOT NULL,
    "pairing" "pairing" NOT NULL,
    "listed" BOOLEAN NOT NULL,
    "created_by_id" TEXT NOT NULL,
    "idempotency_key" TEXT,
    "invitation_token" TEXT,
    "white_id" TEXT,
    "black_id" TEXT,
    "initial_seconds" INTEGER,
    "increment_seconds" INTEGER,
    "days_per_move" INTEGER,
    "ply" INTEGER NOT NULL DEFAULT 0,
    "turn" "color",
    "white_ms" INTEGER,
    "black_ms" INTEGER,
    "clock_running" "color",
    "clock_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "draw_offer" "color",
    "last_draw_offer_white" INTEGER,
    "last_draw_offer_black" INTEGER,
    "rematch_offer" "color",
    "rematch_offer_at" TIMESTAMPTZ(3),
    "rematch_game_id" TEXT,
    "winner" "color",
    "reason" "end_reason",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "games_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "moves" (
    "game_id" TEXT NOT NULL,
    "ply" INTEGER NOT NULL,
    "from_square" TEXT NOT NULL,
    "to_square" TEXT NOT NULL,
    "promotion" "piece_kind",
    "captured" "piece_kind",
    "san" TEXT NOT NULL,
    "uci" TEXT NOT NULL,
    "played_at" TIMESTAMPTZ(3) NOT NULL,
    "white_ms" INTEGER,
    "black_ms" INTEGER,

    CONSTRAINT "moves_pkey" PRIMARY KEY ("game_id","ply")
);

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions"("token_hash");

-- CreateIndex
CREATE INDEX "sessions_player_id_idx" ON "sessions"("player_id");

-- CreateIndex
CREATE UNIQUE INDEX "games_rematch_game_id_key" ON "games"("rematch_game_id");

-- CreateIndex
CREATE INDEX "games_white_id_status_idx" ON "games"("white_id", "status");

-- CreateIndex
CREATE INDEX "games_black_id_status_idx" ON "games"("black_id", "status");

-- CreateIndex
CREATE INDEX "games_due_at_idx" ON "games"("due_at");

-- CreateIndex
CREATE INDEX "games_status_listed_ended_at_id_idx" ON "games"("status", "listed", "ended_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "games_created_by_id_idempotency_key_key" ON "games"("created_by_id", "idempotency_key");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "players"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_white_id_fkey" FOREIGN KEY ("white_id") REFERENCES "players"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_black_id_fkey" FOREIGN KEY ("black_id") REFERENCES "players"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_rematch_game_id_fkey" FOREIGN KEY ("rematch_game_id") REFERENCES "games"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moves" ADD CONSTRAINT "moves_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What schema.prisma cannot say.

-- A player and a seat: a game against oneself exists at one device only, and there both seats are the creator's.
ALTER TABLE "games" ADD CONSTRAINT "games_seats_check" CHECK (
    CASE WHEN "pairing" = 'same_device' THEN "white_id" = "created_by_id" AND "black_id" = "created_by_id" ELSE "white_id" <> "black_id" END
);

-- Initial time with increment, or days per move, or no clock.
ALTER TABLE "games" ADD CONSTRAINT "games_time_control_check" CHECK (
    ("initial_seconds" IS NULL) = ("increment_seconds" IS NULL) AND ("initial_seconds" IS NULL OR "days_per_move" IS NULL)
);

-- It is somebody's turn while the game runs, and only then. Both seats are taken from the start of the game.
ALTER TABLE "games" ADD CONSTRAINT "games_turn_check" CHECK (("status" = 'active') = ("turn" IS NOT NULL));
ALTER TABLE "games" ADD CONSTRAINT "games_started_check" CHECK (
    "status" NOT IN ('active', 'finished') OR ("white_id" IS NOT NULL AND "black_id" IS NOT NULL AND "started_at" IS NOT NULL)
);

-- Every state that is not final has an instant at which it ends by itself, and every final state has ended.
ALTER TABLE "games" ADD CONSTRAINT "games_due_check" CHECK (("status" IN ('waiting', 'active')) = ("due_at" IS NOT NULL));
ALTER TABLE "games" ADD CONSTRAINT "games_ended_check" CHECK (("status" IN ('finished', 'aborted')) = ("ended_at" IS NOT NULL));

-- A result has a reason, and a winner exactly where the reason leaves one.
ALTER TABLE "games" ADD CONSTRAINT "games_result_check" CHECK (
    ("status" = 'finished') = ("reason" IS NOT NULL)
    AND ("winner" IS NOT NULL) = COALESCE("reason" IN ('king_captured', 'resignation', 'timeout'), false)
);

ALTER TABLE "games" ADD CONSTRAINT "games_ply_check" CHECK ("ply" >= 0);
ALTER TABLE "moves" ADD CONSTRAINT "moves_ply_check" CHECK ("ply" >= 1);
ALTER TABLE "moves" ADD CONSTRAINT "moves_squares_check" CHECK (
    "from_square" ~ '^[a-h][1-8]$' AND "to_square" ~ '^[a-h][1-8]$' AND "from_square" <> "to_square"
);
ALTER TABLE "moves" ADD CONSTRAINT "moves_promotion_check" CHECK ("promotion" NOT IN ('pawn', 'king'));
