import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { box } from '../miniatureParts.ts';

export default function Miniature() {
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <span style={{ ...box, borderStyle: 'dashed' }}>Open</span>
      <div style={{ position: 'relative', width: 150, height: 58 }}>
        <Popup open disablePortal>
          <div
            style={{ ...box, padding: 16, boxShadow: 'var(--shadow-raised)', whiteSpace: 'nowrap' }}
          >
            What it says
          </div>
        </Popup>
      </div>
    </div>
  );
}
