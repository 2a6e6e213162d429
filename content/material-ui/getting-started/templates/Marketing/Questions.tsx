import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { questions } from './content';

export default function Questions() {
  return (
    <section id="questions" aria-labelledby="questions-title">
      <Typography id="questions-title" variant="h4" component="h2" gutterBottom>
        Before you board
      </Typography>
      {questions.map(({ question, answer }, index) => (
        <Accordion key={question} variant="outlined" disableGutters>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`question-${index}`}
            aria-controls={`answer-${index}`}
          >
            {question}
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{answer}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </section>
  );
}
