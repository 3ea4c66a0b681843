-- CreateTable
CREATE TABLE "presences" (
    "game_id" TEXT NOT NULL,
    "color" "color" NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "presences_pkey" PRIMARY KEY ("game_id","color")
);

-- AddForeignKey
ALTER TABLE "presences" ADD CONSTRAINT "presences_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
