import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const steps = [
  { time: '06:12', step: 'Ignition' },
  { time: '06:14', step: 'First stage falls away' },
  { time: '06:21', step: 'Orbit reached' },
];

export default function OppositeTimeline() {
  return (
    <Timeline sx={{ width: '100%' }}>
      {steps.map(({ time, step }, index) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent color="text.secondary">{time}</TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < steps.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{step}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
