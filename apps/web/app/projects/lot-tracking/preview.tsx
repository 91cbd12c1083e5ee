import { demoSms } from '../../platform/demo-sms.ts';

export function ThreadPreview({ className = 'border border-line bg-paper p-4' }: { className?: string }) {
  return (
    <div className={`grid gap-2 ${className}`}>
      <p className="ml-8 justify-self-end rounded-[10px] rounded-br-none bg-wine px-3 py-2 text-on-wine leading-snug">
        {demoSms.example}
      </p>
      <p className="mr-8 justify-self-start rounded-[10px] rounded-bl-none border border-edge bg-sheet px-3 py-2 leading-snug">
        {demoSms.reply}
      </p>
    </div>
  );
}
