import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const STAGES = [
  { name: 'Ordered', day: 'Mon' },
  { name: 'Built', day: 'Wed' },
  { name: 'Ready', day: 'Fri' },
];

export default function LabelsBelow() {
  return (
    <Stepper aria-label="New bike" sx={{ width: '100%' }}>
      {STAGES.map(({ name, day }, index) => (
        <Step
          key={name}
          orientation="vertical"
          indicator={<StepIndicator variant="outlined">{index + 1}</StepIndicator>}
        >
          <Typography level="title-sm" sx={{ textAlign: 'center' }}>
            {name}
            <Typography level="body-sm" textColor="text.secondary" sx={{ display: 'block' }}>
              {day}
            </Typography>
          </Typography>
        </Step>
      ))}
    </Stepper>
  );
}
