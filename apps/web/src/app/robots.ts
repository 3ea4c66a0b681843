import type { MetadataRoute } from 'next';
import { headers } from 'next/headers';
import { siteOrigin } from '../lib/site-origin';

/** Pages that must not be found say so themselves; everything else may be. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteOrigin(await headers())}/sitemap.xml` };
}
