import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  /** One of lucide's. */
  of: IconNode;
  /** Its width and height in CSS pixels. */
  size: number;
}

/** An icon in the color of the words around it. It says nothing: what it stands in has a name. */
export function Icon({ of, size }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {of.map(([tag, shape], index) => createElement(tag, { ...shape, key: index }))}
    </svg>
  );
}
