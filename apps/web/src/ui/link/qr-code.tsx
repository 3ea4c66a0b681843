import { QRCodeSVG } from 'qrcode.react';
import styles from './link-to-send.module.css';

/** A link as a picture for the camera of the device it is meant for. */
export function QrCode({ url, label }: { url: string; label: string }) {
  return (
    <div className={styles.code}>
      <QRCodeSVG value={url} title={label} role="img" aria-label={label} fgColor="#10151d" />
    </div>
  );
}
