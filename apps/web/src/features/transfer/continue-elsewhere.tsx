'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fetchUntilThere } from '../../lib/fetch-until-there';
import type { Trouble } from '../../lib/trouble';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LinkToSend } from '../../ui/link/link-to-send';
import styles from './transfer.module.css';
import { withGame } from './transfer-link';

/** The way to another device: a link that makes the browser there the same player, at the same game. */
export function ContinueElsewhere({ gameId }: { gameId: string }) {
  const translate = useTranslations('transfer');
  const problem = useTranslations('problems');
  const [outcome, setOutcome] = useState<{ url: string } | { trouble: Trouble } | null>(null);

  const create = async () => {
    const { createTransfer } = await fetchUntilThere(() => import('./create-transfer'));
    const answer = await createTransfer();
    setOutcome(answer.ok ? { url: withGame(answer.data.createTransfer.url, gameId) } : answer);
  };

  return (
    <div className={styles.elsewhere}>
      <Button kind="quiet" onClick={create}>
        {translate('elsewhere')}
      </Button>
      {outcome && (
        <Dialog title={translate('elsewhere')} onClose={() => setOutcome(null)}>
          {'url' in outcome ? (
            <>
              <p>{translate('explain')}</p>
              <LinkToSend url={outcome.url} label={translate('link')} invitation={translate('invitation')} />
            </>
          ) : (
            <p role="alert">{problem(outcome.trouble)}</p>
          )}
        </Dialog>
      )}
    </div>
  );
}
