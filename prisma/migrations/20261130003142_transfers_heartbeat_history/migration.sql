-- CreateTable
CREATE TABLE "transfers" (
    "player_id" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "transfers_pkey" PRIMARY KEY ("player_id")
);

-- CreateTable
CREATE TABLE "heartbeat" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "alive_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "heartbeat_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "transfers_token_hash_key" ON "transfers"("token_hash");

-- CreateIndex
CREATE INDEX "games_white_id_ended_at_id_idx" ON "games"("white_id", "ended_at", "id");

-- CreateIndex
CREATE INDEX "games_black_id_ended_at_id_idx" ON "games"("black_id", "ended_at", "id");

-- CreateIndex
CREATE INDEX "games_status_listed_ply_id_idx" ON "games"("status", "listed", "ply", "id");

-- AddForeignKey
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE CASCADE;
