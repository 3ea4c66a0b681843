'use client';

import { useTranslations } from 'next-intl';
import { PieceImage } from '../../board/piece-image';
import { BOARD_THEMES, COLOR_SCHEMES, PIECE_SETS } from '../../lib/appearance';
import { changeSettings, MOVE_METHODS, useSettings } from '../../lib/settings';
import { Choice } from '../../ui/choice';
import { Dialog } from '../../ui/dialog';
import styles from './settings-dialog.module.css';
import { Switch } from './switch';

const SWITCHES = ['sound', 'coordinates', 'animation', 'figurines'] as const;

/** Everything that can be chosen for all boards and pages. A choice holds at once; there is nothing to save. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslations('settings');
  const settings = useSettings();
  return (
    <Dialog title={translate('title')} onClose={onClose}>
      <Choice
        name="colorScheme"
        legend={translate('colorScheme.legend')}
        options={COLOR_SCHEMES.map((value) => ({ value, label: translate(`colorScheme.${value}`) }))}
        value={settings.colorScheme}
        onChange={(colorScheme) => changeSettings({ colorScheme })}
        disabled={false}
      />
      <Choice
        name="boardTheme"
        legend={translate('boardTheme.legend')}
        options={BOARD_THEMES.map((value) => ({
          value,
          label: translate(`boardTheme.${value}`),
          picture: <span className={styles.swatch} data-board={value} />,
        }))}
        value={settings.boardTheme}
        onChange={(boardTheme) => changeSettings({ boardTheme })}
        disabled={false}
      />
      <Choice
        name="pieceSet"
        legend={translate('pieceSet.legend')}
        options={PIECE_SETS.map((value) => ({
          value,
          label: translate(`pieceSet.${value}`),
          picture: (
            <span className={styles.pieces} data-pieces={value}>
              <PieceImage piece={{ color: 'white', kind: 'knight' }} />
              <PieceImage piece={{ color: 'black', kind: 'bishop' }} />
            </span>
          ),
        }))}
        value={settings.pieceSet}
        onChange={(pieceSet) => changeSettings({ pieceSet })}
        disabled={false}
      />
      <Choice
        name="moveMethod"
        legend={translate('moveMethod.legend')}
        options={MOVE_METHODS.map((value) => ({ value, label: translate(`moveMethod.${value}`) }))}
        value={settings.moveMethod}
        onChange={(moveMethod) => changeSettings({ moveMethod })}
        disabled={false}
      />
      <div className={styles.switches}>
        {SWITCHES.map((name) => (
          <Switch
            key={name}
            label={translate(`${name}.label`)}
            detail={translate(`${name}.detail`)}
            checked={settings[name]}
            onChange={(checked) => changeSettings({ [name]: checked })}
          />
        ))}
      </div>
    </Dialog>
  );
}
