import { keyframes } from '@mui/system';
import styled from '@mui/system/styled';

const glow = keyframes({ from: { opacity: 1 }, to: { opacity: 0.2 } });

const Lamp = styled('span')({
  display: 'inline-block',
  width: 16,
  height: 16,
  marginInlineEnd: 8,
  borderRadius: '50%',
  backgroundColor: '#dc2626',
  animation: `${glow} 1s ease-in-out infinite alternate`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

export default function BlinkingLamp() {
  return (
    <div>
      <Lamp />
      Alarm armed
    </div>
  );
}
