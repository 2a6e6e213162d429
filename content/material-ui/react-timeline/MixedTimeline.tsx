import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const log = [
  { from: 'Control', text: 'Switch to camera 2' },
  { from: 'Probe', text: 'Camera 2 is on' },
  { from: 'Control', text: 'Send ten pictures' },
];

export default function MixedTimeline() {
  return (
    <Timeline sx={{ width: '100%' }}>
      {log.map(({ from, text }, index) => (
        <TimelineItem key={text} position={from === 'Probe' ? 'left' : 'right'}>
          <TimelineSeparator>
            <TimelineDot color={from === 'Probe' ? 'secondary' : 'primary'} />
            {index < log.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            {from}: {text}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
