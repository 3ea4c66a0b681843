'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { ContinueSessionDocument } from '../../gql/graphql';
import { createGraphqlClient } from '../../lib/graphql-client';
import { paths } from '../../lib/paths';
import { send } from '../../lib/send';
import { Button, buttonClass } from '../../ui/button';
import { Scene } from '../../ui/scene';
import { transferOf } from './transfer-link';

/**
 * The other end of the link. Opening it changes nothing, since previews open links too: this browser becomes the
 * player at the tap, and goes to the game.
 */
export function ContinueHere() {
  const translate = useTranslations('transfer');
  const home = useTranslations('lost')('home');
  const locale = useLocale();
  const router = useRouter();
  const fragment = useSyncExternalStore(
    never,
    () => location.hash,
    () => null,
  );
  const [state, setState] = useState<'ready' | 'busy' | 'unreachable' | 'spent'>('ready');
  const link = fragment === null ? null : transferOf(fragment);
  const isCut = fragment !== null && link === null;

  const take = async ({ transfer, gameId }: NonNullable<typeof link>) => {
    setState('busy');
    const answer = await send(createGraphqlClient(), ContinueSessionDocument, { transfer });
    if (answer.ok) return router.replace(gameId ? paths.game(locale, gameId) : paths.home(locale));
    setState(answer.trouble === 'UNREACHABLE' ? 'unreachable' : 'spent');
  };

  const body = {
    ready: 'here.body',
    busy: 'here.body',
    unreachable: 'here.unreachable',
    spent: 'here.spent',
  } as const;
  return (
    <Scene title={translate('here.title')} body={translate(isCut ? 'here.cut' : body[state])}>
      {isCut || state === 'spent' ? (
        <a className={buttonClass('lamp')} href={paths.home(locale)}>
          {home}
        </a>
      ) : (
        <Button kind="lamp" disabled={!link || state === 'busy'} onClick={() => link && take(link)}>
          {translate('here.take')}
        </Button>
      )}
    </Scene>
  );
}

const never = () => () => {};
