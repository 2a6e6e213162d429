import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function ActionsAccordion() {
  const [open, setOpen] = React.useState(true);

  return (
    <Accordion
      expanded={open}
      onChange={(event, expanded) => setOpen(expanded)}
      sx={{ width: '100%' }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id="rider-header"
        aria-controls="rider-content"
      >
        <Typography component="span">Rider</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={2}>
          <TextField label="Name" defaultValue="Malik Diallo" size="small" />
          <TextField label="Height in cm" defaultValue="182" size="small" />
        </Stack>
      </AccordionDetails>
      <AccordionActions disableSpacing>
        <Button onClick={() => setOpen(false)}>Cancel</Button>
        <Button onClick={() => setOpen(false)}>Save rider</Button>
      </AccordionActions>
    </Accordion>
  );
}
