'use client';

import lastResort from '../i18n/last-resort.json';
import { Button } from '../ui/button';
import { Scene } from '../ui/scene';
import './global.css';
import './tokens.css';

/**
 * The last resort, when even the frame of the page failed: no language is known here, so it speaks English. Its words
 * have a file of their own, since every page carries it, and would carry all messages with it.
 */
export default function GlobalErrorPage({ retry }: { error: unknown; retry(): void }) {
  const { title, body, again } = lastResort;
  return (
    <html lang="en">
      <body>
        <main>
          <title>{title}</title>
          <Scene isOut title={title} body={body}>
            <Button kind="lamp" onClick={() => retry()}>
              {again}
            </Button>
          </Scene>
        </main>
      </body>
    </html>
  );
}
