import type { MetadataRoute } from 'next';

/** Pages that must not be found say so themselves; everything else may be. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' } };
}
