import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { styled } from '@mui/material/styles';

const EdgeLine = styled(Timeline)({
  width: '100%',
  padding: 0,
  [`& .${timelineItemClasses.missingOppositeContent}::before`]: {
    flex: 0,
    padding: 0,
  },
});

const sols = ['Sol 1: wheels down', 'Sol 4: first drive, 12 meters', 'Sol 9: drill unpacked'];

export default function EdgeTimeline() {
  return (
    <EdgeLine>
      {sols.map((sol, index) => (
        <TimelineItem key={sol}>
          <TimelineSeparator>
            <TimelineDot color="primary" />
            {index < sols.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{sol}</TimelineContent>
        </TimelineItem>
      ))}
    </EdgeLine>
  );
}
