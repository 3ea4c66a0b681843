'use client';

import { COLORS, type Color, opposite } from '@fog/engine';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { usePlayerName } from '../../i18n/player-name';
import { Button } from '../../ui/button';
import { MoveList } from '../../ui/table/move-list';
import { Actions } from './actions';
import { ChatBrowserHint } from './chat-browser-hint';
import { useConnectionStage } from './connection-stage';
import { BOTH_HAVE_MOVED, isFirstMovePressing } from './first-move';
import type { Sight } from './game';
import { Invitation } from './invitation';
import { freshLoss } from './loss';
import { mayMove, ownSeat } from './seats';
import { Status, useLossSentence } from './status';
import { TypedMove } from './typed/typed-move';
import type { Table } from './use-game';
import { useInvitationToken } from './use-invitation-token';
import type { Past } from './use-past';

/** Most who come to a table find it taken: what is said until then is fetched where it is said. */
const WaitingRoom = dynamic(() => import('./waiting-room').then((module) => module.WaitingRoom));

interface PanelProps {
  table: Table;
  past: Past;
  onFlip: () => void;
}

/** What is said and done beside the board, as the game and the viewer's part in it stand. */
export function Panel({ table, past, onFlip }: PanelProps) {
  const { game } = table;
  const token = useInvitationToken(ownSeat(game) !== null);
  const freeSeat = COLORS.find((color) => game.players[color] === null);

  if (game.status === 'waiting' && freeSeat) {
    if (ownSeat(game)) {
      return (
        <>
          <ChatBrowserHint />
          <WaitingRoom table={table} url={game.invitationUrl} seat={freeSeat} />
        </>
      );
    }
    if (token) {
      return (
        <>
          <ChatBrowserHint />
          <Invitation table={table} token={token} seat={freeSeat} />
        </>
      );
    }
    return <Outside />;
  }
  return <Playing table={table} past={past} invited={token !== null} onFlip={onFlip} />;
}

/** A stranger at a table that still waits for its second player. */
function Outside() {
  const translate = useTranslations('play.watch');
  return <Status title={translate('waiting')}>{translate('waitingBody')}</Status>;
}

function Playing({ table, past, invited, onFlip }: PanelProps & { invited: boolean }) {
  const translate = useTranslations('play.past');
  const { game } = table;
  const seat = ownSeat(game);
  return (
    <>
      {past.sight ? (
        <PastStatus past={past.sight} />
      ) : seat ? (
        <PlayerStatus table={table} seat={seat} />
      ) : (
        <SpectatorStatus table={table} invited={invited} />
      )}
      <MoveList
        moves={game.moves.map(({ ply, move }) => ({ ply, text: move?.san ?? null }))}
        current={past.sight?.ply}
        onStep={seat ? past.stepTo : undefined}
      />
      {past.sight ? (
        <Button kind="lamp" onClick={past.leave}>
          {translate('back')}
        </Button>
      ) : (
        <Actions table={table} onFlip={onFlip} />
      )}
      {seat && !past.sight && (
        <TypedMove sight={game.board} onMove={mayMove(table) ? table.actions.move : undefined} />
      )}
    </>
  );
}

/** Whether a program is away, for as long as makes one's own line count as lost: people come back, or say what they want. */
function useIsSilent({ game, isOpponentThere }: Table): boolean {
  const seat = ownSeat(game);
  const isAway = seat !== null && game.players[opposite(seat)]?.isBot && isOpponentThere === false;
  return useConnectionStage(!isAway) === 'lost';
}

function PastStatus({ past }: { past: Sight }) {
  const translate = useTranslations('play.past');
  const loss = useLossSentence(freshLoss(past));
  return <Status title={translate('title', { ply: past.ply })}>{loss ?? translate('body')}</Status>;
}

function PlayerStatus({ table, seat }: { table: Table; seat: Color }) {
  const translate = useTranslations('play');
  const { game, pending, trouble } = table;
  const isSilent = useIsSilent(table);
  const loss = useLossSentence(pending ? null : freshLoss(game.board));
  const opponent = opposite(seat);
  const name = usePlayerName()(game.players[opponent]) ?? translate('color', { color: opponent });
  const offer = game.drawOffer === opponent ? translate('actions.drawOffer', { name }) : null;
  const mine = game.turn === seat && !pending;
  const begun = String(game.ply >= BOTH_HAVE_MOVED);
  const silent = isSilent && !mine ? translate('status.silent', { name, begun }) : null;
  return (
    <Status
      title={mine ? translate('status.yourMove') : translate('status.theirMove', { name })}
      trouble={trouble}
    >
      {offer ?? loss ?? (mine && isFirstMovePressing(game) ? translate('status.firstMove') : silent)}
    </Status>
  );
}

function SpectatorStatus({ table, invited }: { table: Table; invited: boolean }) {
  const translate = useTranslations('play');
  const { turn, ply } = table.game;
  return (
    <Status
      title={turn ? translate('status.watching', { color: translate('color', { color: turn }) }) : ''}
      trouble={table.trouble}
    >
      {translate('moves.made', { count: ply })} {translate(invited ? 'invitation.taken' : 'watch.body')}
    </Status>
  );
}
