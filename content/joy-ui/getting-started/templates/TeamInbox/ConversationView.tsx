import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CloseIcon from '@mui/icons-material/Close';
import { team, type Conversation } from './data';
import ReplyForm from './ReplyForm';

interface ConversationViewProps {
  conversation: Conversation;
  onChange: (part: Partial<Conversation>) => void;
  onReply: (text: string) => void;
  onBack: () => void;
}

export default function ConversationView(props: ConversationViewProps) {
  const { conversation, onChange, onReply, onBack } = props;
  const { subject, assignee, done, notes } = conversation;

  return (
    <Stack
      component="section"
      aria-labelledby="subject"
      spacing={2}
      sx={{ flexGrow: 1, minWidth: 0, p: { xs: 2, md: 3 }, overflowY: 'auto' }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography id="subject" level="h3" component="h2" sx={{ flexGrow: 1 }}>
          {subject}
        </Typography>
        <IconButton aria-label="Back to the list" onClick={onBack} sx={{ display: { md: 'none' } }}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Select
          size="sm"
          placeholder="Nobody yet"
          value={assignee}
          onChange={(_event, chosen) => onChange({ assignee: chosen })}
          slotProps={{ button: { 'aria-label': 'Answered by' } }}
          sx={{ minWidth: 140 }}
        >
          {team.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
        <Button
          size="sm"
          variant={done ? 'solid' : 'outlined'}
          color="success"
          aria-pressed={done}
          onClick={() => onChange({ done: !done })}
        >
          Done
        </Button>
      </Stack>
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {notes.map(({ from, sent, text }) => (
          <Sheet
            key={`${from} ${sent} ${text}`}
            component="li"
            variant={team.includes(from) ? 'soft' : 'outlined'}
            sx={{ p: 2, borderRadius: 'md' }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 0.5 }}>
              <Typography level="title-sm">{from}</Typography>
              <Typography level="body-sm">{sent}</Typography>
            </Box>
            <Typography>{text}</Typography>
          </Sheet>
        ))}
      </Stack>
      <ReplyForm onReply={onReply} />
    </Stack>
  );
}
