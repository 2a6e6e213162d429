import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const Root = styled('span')({
  position: 'relative',
  display: 'inline-block',
  width: 40,
  height: 24,
});

const Track = styled('span')({
  position: 'absolute',
  inset: 0,
  borderRadius: 12,
  background: '#6b7280',
  [`.${switchClasses.checked} &`]: { background: '#0b6bcb' },
});

const Thumb = styled('span')({
  position: 'absolute',
  top: 4,
  left: 4,
  width: 16,
  height: 16,
  borderRadius: 8,
  background: '#fff',
  transition: 'left 120ms',
  [`.${switchClasses.checked} &`]: { left: 20 },
  [`.${switchClasses.focusVisible} &`]: { outline: '2px solid #f59e0b' },
});

const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export default function ReadingLight() {
  return (
    <Switch
      defaultChecked
      slots={{ root: Root, track: Track, thumb: Thumb, input: Input }}
      slotProps={{ input: { 'aria-label': 'Reading light' } }}
    />
  );
}
