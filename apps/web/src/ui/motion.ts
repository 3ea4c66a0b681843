/** Whether things should stand still: the system asks for it, or the person has switched motion off here. */
export function isMotionReduced(): boolean {
  return (
    document.documentElement.dataset.motion === 'off' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
