import Step from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const ENTRIES = [
  { time: '9:10', text: 'Bike received' },
  { time: '11:30', text: 'Chain ordered' },
  { time: '15:45', text: 'Chain fitted, gears set' },
];

export default function DotStepper() {
  return (
    <Stepper
      orientation="vertical"
      size="sm"
      aria-label="Work log"
      sx={{ '--Step-indicatorDotSize': '0.625rem', '--Stepper-verticalGap': '1.5rem' }}
    >
      {ENTRIES.map(({ time, text }) => (
        <Step key={time} slotProps={{ indicator: { sx: { color: 'primary.500' } } }}>
          <Typography level="body-sm" textColor="text.primary">
            <strong>{time}</strong> {text}
          </Typography>
        </Step>
      ))}
    </Stepper>
  );
}
