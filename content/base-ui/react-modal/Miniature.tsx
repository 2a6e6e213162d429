import { Modal } from '@mui/base/Modal';
import { box } from '../miniatureParts.ts';

export default function Miniature() {
  return (
    <Modal
      open
      disablePortal
      style={{
        display: 'grid',
        placeItems: 'center',
        width: 240,
        height: 140,
        borderRadius: 8,
        background: 'rgb(0 0 0 / 50%)',
      }}
    >
      <div style={{ ...box, padding: 16 }}>On top of all</div>
    </Modal>
  );
}
