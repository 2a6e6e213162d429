import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const Ticket = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 12px 16px;
  border: 2px dashed currentColor;
  border-radius: 12px;
`;

const TicketButton = styled(Button)`
  border-radius: 999px;
  text-transform: none;

  &.Mui-disabled {
    text-decoration: line-through;
  }
`;

export default function EmotionStyled() {
  return (
    <Stack spacing={2}>
      <Ticket>
        Night train to Vienna
        <TicketButton variant="outlined">Reserve</TicketButton>
      </Ticket>
      <Ticket>
        Night train to Zagreb
        <TicketButton variant="outlined" disabled>
          Sold out
        </TicketButton>
      </Ticket>
    </Stack>
  );
}
