import { useSlider } from '@mui/base/useSlider';
import { styled } from '@mui/system';

const Root = styled('span')({
  position: 'relative',
  display: 'flex',
  gap: 4,
  width: 200,
  color: 'light-dark(#be185d, #f9a8d4)',
  cursor: 'pointer',
  touchAction: 'none',
  '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: 4 },
});

const Level = styled('span')({
  flex: 1,
  height: 32,
  borderRadius: 4,
  border: '1px solid currentColor',
  '&[data-lit="true"]': { backgroundColor: 'currentColor' },
});

const levels = [1, 2, 3, 4, 5];

function LevelMeter({ label }: { label: string }) {
  const { getRootProps, getThumbProps, getHiddenInputProps, values } = useSlider({
    min: 0,
    max: levels.length,
    defaultValue: 3,
  });
  const [value = 0] = values;

  return (
    <Root {...getRootProps()}>
      {levels.map((level) => (
        <Level key={level} data-lit={level <= value} />
      ))}
      <span {...getThumbProps()}>
        <input {...getHiddenInputProps()} data-index={0} aria-label={label} value={value} />
      </span>
    </Root>
  );
}

export default function UseSlider() {
  return <LevelMeter label="Microphone level" />;
}
