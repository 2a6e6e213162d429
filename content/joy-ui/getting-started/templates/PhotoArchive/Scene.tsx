import type { Photo } from './photos';

/** A drawing in place of a scan; use an `img` with an `alt` text for pictures of your own. */
export default function Scene({ scene }: Pick<Photo, 'scene'>) {
  return (
    <svg viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect width="160" height="120" fill="#d8cdb8" />
      <path d="M0 78 L40 40 L78 74 L112 34 L160 82 V120 H0z" fill="#a99a80" />
      {scene === 'viaduct' && (
        <path
          d="M0 66 H160 V74 H150 V120 H142 V90 a14 14 0 0 0 -28 0 V120 H106 V90 a14 14 0 0 0 -28 0 V120 H70 V90 a14 14 0 0 0 -28 0 V120 H34 V74 H0z"
          fill="#5d5140"
        />
      )}
      {scene === 'station' && (
        <path d="M30 120 V72 L80 48 L130 72 V120 H92 V92 H68 V120z" fill="#5d5140" />
      )}
      {scene === 'snow' && (
        <>
          <path d="M0 96 Q40 78 80 94 T160 88 V120 H0z" fill="#f6f1e6" />
          <path d="M52 96 V74 H96 L112 96z" fill="#5d5140" />
        </>
      )}
    </svg>
  );
}
