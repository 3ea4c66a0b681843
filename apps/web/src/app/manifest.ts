import type { MetadataRoute } from 'next';
// Without an import attribute: the build has turned messages into code by the time it comes to this line.
import english from '../i18n/messages/en.json';

/**
 * What a phone needs to keep the site like an app. It stands outside the languages, so it speaks English; the address
 * it starts with leads each visitor to their own.
 */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: english.play.title,
    short_name: english.site.name,
    description: english.site.description,
    start_url: '/',
    display: 'standalone',
    background_color: '#f4f1ea',
    theme_color: '#10151d',
    categories: ['games'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
