import FlagIcon from '@mui/icons-material/Flag';
import RocketLaunchIcon from '@mui/icons-material/RocketLaunch';
import SatelliteAltIcon from '@mui/icons-material/SatelliteAlt';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const parts = [
  { icon: <RocketLaunchIcon />, title: 'Launch', note: 'Kourou, 14 April' },
  { icon: <SatelliteAltIcon />, title: 'Cruise', note: 'Seven months, two course changes' },
  { icon: <FlagIcon />, title: 'Landing', note: 'Arcadia plain, 20 November' },
];

export default function IconTimeline() {
  return (
    <Timeline position="alternate" sx={{ width: '100%', p: 0 }}>
      {parts.map(({ icon, title, note }, index) => (
        <TimelineItem key={title}>
          <TimelineSeparator>
            <TimelineDot color="secondary">{icon}</TimelineDot>
            {index < parts.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent sx={{ py: 2 }}>
            <Typography variant="subtitle1" component="h3">
              {title}
            </Typography>
            <Typography variant="body2">{note}</Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
