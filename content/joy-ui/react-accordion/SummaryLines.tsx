import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Avatar from '@mui/joy/Avatar';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';
import BuildIcon from '@mui/icons-material/Build';
import PedalBikeIcon from '@mui/icons-material/PedalBike';

const JOBS = [
  { icon: <PedalBikeIcon />, bike: 'Green tandem', state: 'Waiting for a chainring' },
  { icon: <BuildIcon />, bike: 'Cargo bike no. 4', state: 'Ready on Thursday' },
];

export default function SummaryLines() {
  return (
    <AccordionGroup sx={{ maxWidth: 420 }}>
      {JOBS.map(({ icon, bike, state }) => (
        <Accordion key={bike}>
          <AccordionSummary>
            <Avatar component="span" color="primary">
              {icon}
            </Avatar>
            <ListItemContent component="span">
              <Typography level="title-md" component="span" sx={{ display: 'block' }}>
                {bike}
              </Typography>
              <Typography level="body-sm" component="span" sx={{ display: 'block' }}>
                {state}
              </Typography>
            </ListItemContent>
          </AccordionSummary>
          <AccordionDetails>Brought in on 2 March, checked by Rosa.</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
